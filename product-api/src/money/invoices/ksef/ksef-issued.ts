import { z } from 'zod'
import type { KsefCall } from './ksef-call.ts'
import type { SignedIn } from './ksef-login.ts'

/** KSeF allows three months, of which the shortest have this many days. */
const MOST_DAYS = 89
const PAGE_SIZE = 250
/** KSeF allows 16 in a minute and 20 in an hour. */
const MOST_PAGES = 15

const pageSchema = z.object({
  hasMore: z.boolean(),
  invoices: z.array(z.object({ invoiceNumber: z.string() })),
})

/** From the newest to the oldest, each as long as KSeF lets one ask for at most. */
function* rangesOf(since: Date, until: Date): Generator<{ from: Date; to: Date }> {
  for (let to = until; to > since;) {
    const from = new Date(Math.max(since.getTime(), to.getTime() - MOST_DAYS * 86_400_000))
    yield { from, to }
    to = from
  }
}

/**
 * The numbers of the seller's invoices that KSeF has received since, the last received first: at most the newest 3,750
 * (`POST /invoices/query/metadata` of the OpenAPI document 2.6).
 */
export async function listIssued(ksef: KsefCall, signedIn: SignedIn, since: Date): Promise<string[]> {
  const numbers: string[] = []
  let pages = 0
  for (const { from, to } of rangesOf(since, new Date())) {
    for (let page = 0, hasMore = true; hasMore && pages < MOST_PAGES; page += 1, pages += 1) {
      const read = await signedIn((token) =>
        ksef.read(pageSchema, {
          what: 'the list of invoices',
          path: `/invoices/query/metadata?sortOrder=Desc&pageOffset=${page}&pageSize=${PAGE_SIZE}`,
          group: 'invoiceMetadata',
          method: 'POST',
          token,
          json: {
            subjectType: 'Subject1',
            dateRange: { dateType: 'Invoicing', from: from.toISOString(), to: to.toISOString() },
          },
        }),
      )
      numbers.push(...read.invoices.map(({ invoiceNumber }) => invoiceNumber))
      ;({ hasMore } = read)
    }
  }
  return numbers
}
