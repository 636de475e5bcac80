import 'server-only'
import { openingFindingsSchema, type OpeningFinding } from '@bieznik/contract/platform/opening'
import { readFor, type OnBehalfOf } from './on-behalf.server'

/** What the product API finds; it also asks the mail server. Staff only. */
export const lookAtProductApi = (who: OnBehalfOf): Promise<OpeningFinding[]> =>
  readFor(who, { path: '/api/opening', reply: openingFindingsSchema })
