import type { OfficeOptions } from '../options';
import { type BackOfficeApp, clientOf, csrfOf, idInPath, isKeyOf, queryLine, show } from '../page/office';
import { recordsLimitOf } from '../persons/records-table';
import { type OrganisationOrder, organisationOrders, organisationSets } from './find-organisations';
import { organisationPage } from './organisation-page';
import { organisationsPage } from './organisations-page';

const LAST_PAGE = 100_000;

/** Serves the list of the organisations for which persons post, and the page of one. */
export function serveOrganisations(pages: BackOfficeApp, { database, now }: OfficeOptions): void {
  pages.get('/:client/organisations', async (context) => {
    const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(queryLine(context, 'page'))) || 1));
    const [search, status] = [queryLine(context, 'search'), queryLine(context, 'status')];
    const set = isKeyOf(organisationSets, status) ? status : 'all';
    const order = orderOf(queryLine(context, 'sort'));
    const content = await organisationsPage(database, { client: clientOf(context), search, set, order, page });
    return show(context, { title: 'Organisationen', current: 'organisations', content });
  });

  pages.get('/:client/organisations/:id', async (context) => {
    const { role } = context.get('session').operator;
    const view = await organisationPage(database, {
      ...{
        client: clientOf(context),
        csrf: csrfOf(context),
        id: idInPath(context),
        role,
        now: now(),
        recordsLimit: recordsLimitOf(context),
      },
    });
    return view ? show(context, { ...view, current: 'organisations' }) : context.notFound();
  });
}

const orderOf = (text: string): OrganisationOrder => organisationOrders.find((order) => order === text) ?? 'urgent';
