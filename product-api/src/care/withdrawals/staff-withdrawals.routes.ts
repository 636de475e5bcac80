import { withdrawals } from '@bieznik/contract/endpoints/withdrawals'
import type { WithdrawalDetail } from '@bieznik/contract/care/withdrawal'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { implement } from '../../platform/http/implement.ts'
import { catalogueSliceOf } from '../../platform/http/paging.ts'
import { notFound } from '../../platform/http/problem-error.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'
import { changeWithdrawalStatus, matchOrder, writeNote } from './change-withdrawal.ts'
import { momentOf } from '../cases/received-on.ts'
import { getWithdrawal, listWithdrawals } from './withdrawals.queries.ts'

type Options = { db: Database; mailQueued: () => void }

export const staffWithdrawalRoutes: FastifyPluginAsync<Options> = async (app, { db, mailQueued }) => {
  async function shown(id: number): Promise<WithdrawalDetail> {
    const found = await getWithdrawal(db, id, new Date())
    if (!found) throw notFound('withdrawal')
    return found
  }

  implement(app, withdrawals.get, ({ params: { id } }) => shown(id))

  implement(app, withdrawals.list, ({ query: { status, ...page } }) =>
    listWithdrawals(db, { status, now: new Date() }, catalogueSliceOf(page)),
  )
  implement(app, withdrawals.enter, async ({ body: { channel, receivedOn, ...stated }, caller }) => {
    const receivedAt = momentOf(receivedOn, new Date())
    const { made } = await acceptWithdrawal(db, stated, { channel, receivedAt, who: caller.uid })
    mailQueued()
    return shown(made.id)
  })
  implement(app, withdrawals.changeStatus, async ({ params: { id }, body, caller }) => {
    await changeWithdrawalStatus(db, id, body, caller.uid)
    return shown(id)
  })
  implement(app, withdrawals.matchOrder, async ({ params: { id }, body }) => {
    await matchOrder(db, id, body.orderId)
    mailQueued()
    return shown(id)
  })
  implement(app, withdrawals.writeNote, async ({ params: { id }, body }) => {
    await writeNote(db, id, body)
    return shown(id)
  })
}
