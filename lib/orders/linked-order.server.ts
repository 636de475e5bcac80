import 'server-only'
import type { RatedLine } from '@bieznik/contract/care/opinion'
import type { LinkedOrder } from '@bieznik/contract/selling/order-link'
import { log } from '@/lib/log/log.server'
import { listLinkedLines } from '@/lib/product-api/opinions.server'
import { getLinkedOrder } from '@/lib/product-api/order-links.server'

/** What fills in a form that a link of a mail leads to; null: nothing does, and the form is as it is for everyone. */
export async function getOrderForForm(link: unknown): Promise<LinkedOrder | null> {
  try {
    return await getLinkedOrder(link)
  } catch (error) {
    log.error({ err: error }, 'a form could not be filled in from the order of a link')
    return null
  }
}

/** What may be rated of the order of a link; undefined: the browser asks once more. */
export async function listLinesForPage(link: string): Promise<RatedLine[] | undefined> {
  try {
    return await listLinkedLines(link)
  } catch (error) {
    log.error({ err: error }, 'the opinions on the order of a link could not be read')
    return undefined
  }
}
