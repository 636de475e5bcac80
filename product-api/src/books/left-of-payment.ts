import { sql } from 'drizzle-orm'
import { refunds } from '../db/schema/corrections.ts'
import { payments } from '../db/schema/payments.ts'

/** Of a payment of the query: what did not go back in parts, in grosze. A part that is on its way is an entry when it has gone. */
export const leftOfPayment = sql`(
  ${payments.amount} - (
    select coalesce(sum(part.amount), 0) from ${refunds} as part
    where part.payment_id = ${payments.id} and part.state <> 'rejected'
  )
)`
