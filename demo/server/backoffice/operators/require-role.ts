import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Failure } from '../page/failure';
import { type OperatorRole, operatorRoles, type SessionOperator } from './roles';
import { mayDo, rolesOf } from './route-roles';

const BASE = '/backoffice';
const NOTHING_DONE = 'Es wurde nichts getan.';

/** Returns the route of a request as in the table of roles; undefined if there is none. A HEAD runs the GET. */
function calledRoute(context: Context): string | undefined {
  const called = context.req.method === 'HEAD' ? 'GET' : context.req.method;
  const route = matchedRoutes(context).find(({ method }) => method === called);
  return route && `${route.method} ${route.path.slice(BASE.length) || '/'}`;
}

/** Returns the failure of an operator whose role may not call a route. */
export function otherRole(role: OperatorRole, route: string): Failure {
  const needed = rolesOf(route).map((name) => `„${operatorRoles[name]}“`);
  const problem = `Dafür braucht man die Rolle ${needed.join(' oder ')}. Sie haben die Rolle „${operatorRoles[role]}“. ${NOTHING_DONE}`;
  return { status: 403, title: 'Dafür reicht Ihre Rolle nicht', problem };
}

/** Returns why an operator may not call the route of a request; undefined if they may. */
export function forbiddenTo({ role, clients }: SessionOperator, context: Context): Failure | undefined {
  const route = calledRoute(context);
  if (!route) return undefined;
  if (!mayDo(role, route)) return otherRole(role, route);
  if (clients === null) return undefined;
  if (route.includes(' /operators'))
    return {
      status: 403,
      problem: `Zugänge verwaltet nur, wer alle Portale öffnen darf. Ihr Zugang gilt für einzelne Portale: Dort dürfen Sie alles, auch die Einstellungen ändern. ${NOTHING_DONE}`,
    };
  const isOpen = !route.includes(' /:client') || clients.includes(clientInPath(context));
  return isOpen ? undefined : { status: 403, problem: `Ihr Zugang gilt nicht für dieses Portal. ${NOTHING_DONE}` };
}

/** Returns the key of the client in the path; '' for a malformed one. */
function clientInPath({ req }: Context): string {
  const [, , key = ''] = req.path.split('/');
  try {
    return decodeURIComponent(key);
  } catch {
    return '';
  }
}
