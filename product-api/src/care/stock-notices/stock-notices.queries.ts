import type { StockNotice } from '@bieznik/contract/care/stock-notice'
import { count, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { stockNotices } from '../../platform/db/schema/stock-notices.ts'

/** No one waits for more products than this; more is somebody filling another's mailbox. */
const MAX_NOTICES_OF_ADDRESS = 20

const isOf = (email: string) => sql`lower(${stockNotices.email}) = lower(${email})`

/** Notes it once; one that is over the limit of its address is dropped, and the response does not show it. */
export async function noteStockNotice(
  db: Queryable,
  notice: StockNotice & { productId: number },
  most = MAX_NOTICES_OF_ADDRESS,
): Promise<void> {
  const [waiting] = await db.select({ notices: count() }).from(stockNotices).where(isOf(notice.email))
  if ((waiting?.notices ?? 0) >= most) return
  await db.insert(stockNotices).values(notice).onConflictDoNothing()
}
