import type { Grosze } from '@bieznik/contract/money/money'
import type { Database } from '../src/platform/db/client.ts'
import { payments } from '../src/platform/db/schema/payments.ts'
import { keepPaid } from '../src/money/payments/keep-paid.ts'

/** The bank has received so much for the order. */
export async function payByTransfer(db: Database, orderId: number, amount: Grosze): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(payments).values({
      userId: 'buyer',
      idempotencyKey: `transfer-${orderId}`,
      provider: 'transfer',
      captureId: `line-${orderId}`,
      state: 'captured',
      amount,
      orderId,
      capturedAt: new Date(),
    })
    await keepPaid(tx, orderId)
  })
}
