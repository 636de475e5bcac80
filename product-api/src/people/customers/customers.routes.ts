import { productTag } from '@bieznik/contract/platform/cache-tags'
import { customers } from '@bieznik/contract/endpoints/customers'
import {
  customerParamSchema,
  customerSchema,
  customersQuerySchema,
  erasureSchema,
  listedCustomerSchema,
} from '@bieznik/contract/people/customer'
import { personalRowsSchema } from '@bieznik/contract/people/personal-data'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Database } from '../../platform/db/client.ts'
import { customerNotes } from '../../platform/db/schema/customers.ts'
import { requireCaller } from '../../platform/http/access.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf, sendPage } from '../../platform/http/paging.ts'
import { ProblemError } from '../../platform/http/problem-error.ts'
import { replies } from '../../platform/http/replies.ts'
import type { FindPeople } from '../identity/known-people.ts'
import { listPersonalRows } from '../accounts/accounts.queries.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { getCustomer } from './customer.queries.ts'
import { eraseCustomer } from './erase-customer.ts'
import { listCustomers } from './find-customers.queries.ts'
import { logAccess, logReading } from './log-access.ts'
import { mergeCustomers } from './merge-customers.ts'

type Options = { db: Database; storefront: StorefrontNotifier; findPeople: FindPeople }

const config = { access: 'staff' } as const
const params = customerParamSchema

/** People who bought something, as staff see them. Staff who read, copy or erase are logged. */
export const customerRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, storefront, findPeople }) => {
  app.get(
    '/api/customers',
    {
      config,
      schema: {
        summary: 'People who ordered something',
        querystring: customersQuerySchema,
        response: replies(z.array(listedCustomerSchema)),
      },
    },
    async ({ query }, reply) => sendPage(reply, await listCustomers(db, query, catalogueSliceOf(query))),
  )

  app.get(
    '/api/customers/:uid',
    {
      config,
      schema: {
        summary: 'All that the shop has of a person; the reading is logged',
        params,
        response: replies(customerSchema),
      },
    },
    async (request) => {
      const { uid } = request.params
      await logReading(db, { uid, who: requireCaller(request).uid })
      return getCustomer(db, uid)
    },
  )

  app.post(
    '/api/customers/:uid/copies',
    {
      config,
      schema: {
        summary: 'A copy of all that is kept of a person, to hand out; it is logged',
        params,
        response: replies(personalRowsSchema),
      },
    },
    async (request) => {
      const { uid } = request.params
      await logAccess(db, { uid, event: 'copied', who: requireCaller(request).uid })
      return listPersonalRows(db, uid, { isHandedOut: true })
    },
  )

  app.post(
    '/api/customers/:uid/erasure',
    {
      config,
      schema: {
        summary: 'Erases what no law keeps of a person, and says what stays; it is logged',
        params,
        response: replies(erasureSchema),
      },
    },
    async (request) => {
      const { uid } = request.params
      const who = requireCaller(request).uid
      if (uid === who)
        throw new ProblemError('forbidden', 'Staff erase themselves as everybody does: in their own account.')
      const { erasure, rated } = await eraseCustomer(db, uid, who)
      storefront.changed(rated.map(productTag))
      return erasure
    },
  )

  implement(app, customers.addNote, async ({ params: { uid }, body: { text }, caller }) => {
    await db.transaction((tx) =>
      tx.insert(customerNotes).values({ userId: uid, text, writtenBy: caller.uid }),
    )
    return getCustomer(db, uid)
  })
  implement(app, customers.merge, ({ params: { uid: guest }, body: { into }, caller }) =>
    mergeCustomers(db, findPeople, { guest, into, who: caller.uid }),
  )
}
