import { savedViews } from '@bieznik/contract/endpoints/saved-views'
import { areaOfStaffPage } from '@bieznik/contract/pages'
import { MAX_VIEWS, type AddView } from '@bieznik/contract/people/saved-view'
import { mayDo } from '@bieznik/contract/people/staff'
import type { FastifyPluginAsync } from 'fastify'
import type { Database, Transaction } from '../../platform/db/client.ts'
import { withFreeName } from '../../platform/http/free-name.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { Caller } from '../identity/caller.ts'
import { countViews, deleteView, findView, insertView, listViews, renameView } from './saved-views.queries.ts'

const freeName = { whose: 'view', constraint: 'saved_views_name_unique' } as const

function requireListOf({ staffRole }: Caller, list: AddView['list']): void {
  if (!mayDo(staffRole, areaOfStaffPage(list)))
    throw new ProblemError('forbidden', 'This list is not yours to see.')
}

async function requireRoom(tx: Transaction, list: AddView['list']): Promise<void> {
  if ((await countViews(tx, list)) < MAX_VIEWS) return
  throw new ProblemError('invalid_request', `The list has ${MAX_VIEWS} views already.`, {
    fields: [{ path: 'name', message: 'views_full' }],
  })
}

/** The list of a view that the caller may change. */
async function listOfOwn(tx: Transaction, id: number, caller: Caller): Promise<AddView['list']> {
  const view = await findView(tx, id)
  if (!view) throw notFound('view')
  requireListOf(caller, view.list)
  if (view.madeBy !== caller.uid && caller.staffRole !== 'owner')
    throw new ProblemError('forbidden', 'Another person has made this view.')
  return view.list
}

export const savedViewRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  /** Does it to a view that the caller may change, and returns those that its list has then. */
  const changeOwn = async (id: number, caller: Caller, change: (tx: Transaction) => Promise<void>) =>
    db.transaction(async (tx) => {
      const list = await listOfOwn(tx, id, caller)
      await change(tx)
      return listViews(tx, list)
    })

  implement(app, savedViews.list, async ({ query: { list }, caller }) => {
    requireListOf(caller, list)
    return listViews(db, list)
  })

  implement(app, savedViews.add, async ({ body, caller }) => {
    requireListOf(caller, body.list)
    const added = db.transaction(async (tx) => {
      await requireRoom(tx, body.list)
      await insertView(tx, body, caller.uid)
    })
    await withFreeName(freeName, added)
    return listViews(db, body.list)
  })

  implement(app, savedViews.rename, ({ params: { id }, body, caller }) =>
    withFreeName(
      freeName,
      changeOwn(id, caller, (tx) => renameView(tx, id, body.name)),
    ),
  )

  implement(app, savedViews.remove, ({ params: { id }, caller }) =>
    changeOwn(id, caller, (tx) => deleteView(tx, id)),
  )
}
