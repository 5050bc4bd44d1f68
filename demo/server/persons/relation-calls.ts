import { fieldProblems } from '../../../src/model/field-rules';
import { RelationAnswer } from '../../../src/model/payloads/relation-answer';
import { accountOf } from '../accounts/tokens';
import { loadClient } from '../clients/client-info';
import { payloadOf } from '../platform/http/body';
import { type Call, privateAnswer } from '../platform/http/calls';
import { Problem } from '../platform/http/problem';
import { makeRelation } from './make-relation';
import type { PersonOptions } from './options';
import { loadRelation } from './person-json';

/** Lists the call POST my/roleRelations. */
export const relationCalls = (options: PersonOptions): Call[] => [
  {
    method: 'POST',
    path: 'my/roleRelations',
    usesIdempotencyKey: true,
    prepare: async (context) => {
      const { id: accountId, client: key } = await accountOf(context, options);
      const answer = await payloadOf(context, RelationAnswer);
      const client = await loadClient(options.database, key);
      const rule = client.settings.fieldSettings.profile.official.organization;
      const problems = fieldProblems('name', answer.name ?? '', { ...rule, required: false }, 'name', (text, pattern) =>
        options.patterns.accepts(pattern, text),
      );
      if (problems.length > 0) throw new Problem(422, 'wrong_data', problems);
      return async (transaction) => {
        const id = await makeRelation(transaction, { accountId, client }, answer, options.now());
        return privateAnswer(context, await loadRelation(transaction, id), 201);
      };
    },
  },
];
