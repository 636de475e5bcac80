import { sql } from 'drizzle-orm'
import { refunds } from '../../platform/db/schema/corrections.ts'
import { payments } from '../../platform/db/schema/payments.ts'

/** What came in of a payment of the query, in grosze. */
export const receivedOfPayment = sql`coalesce(${payments.receivedAmount}, ${payments.amount})`

/** Of a payment of the query: what did not go back by a refund of ours, in grosze. One that is on its way is an entry when it has gone. */
export const leftOfPayment = sql`(
  ${receivedOfPayment} - (
    select coalesce(sum(part.amount), 0) from ${refunds} as part
    where part.payment_id = ${payments.id} and part.state <> 'rejected'
  )
)`
