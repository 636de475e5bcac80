import { z } from 'zod'
import type { Call, KsefCall } from './ksef-call.ts'

export type KsefStatus =
  | { kind: 'pending' }
  | { kind: 'accepted'; ksefNumber: string }
  /** A document with its number came before: this one, when the shop did not learn of that, or another one. */
  | { kind: 'duplicate'; ksefNumber: string; session: string }
  /** KSeF failed for a reason that is not in the document, which can be sent again. `code`: of KSeF's table, such as 550. */
  | { kind: 'upset'; code: number }
  /** `code`: of KSeF's table, such as 450 for a document that it cannot take. */
  | { kind: 'refused'; code: number }

const DONE = 200
const DUPLICATE = 440
/** Canceled with its session, broken on the way (its file, its encryption), an unknown error, canceled by KSeF. */
const upsets: ReadonlySet<number> = new Set([405, 430, 435, 500, 550])

const statusSchema = z.object({
  ksefNumber: z.string().nullish(),
  status: z.object({ code: z.int(), extensions: z.record(z.string(), z.unknown()).nullish() }),
})
const originalSchema = z.object({
  originalKsefNumber: z.string(),
  originalSessionReferenceNumber: z.string(),
})

/** The states of an invoice, as `SessionInvoiceStatusResponse` of the OpenAPI document lists them. */
export async function readKsefStatus(ksef: KsefCall, call: Call): Promise<KsefStatus> {
  const { ksefNumber, status } = await ksef.read(statusSchema, call)
  const { code, extensions } = status
  if (code < DONE) return { kind: 'pending' }
  if (code === DONE) return ksefNumber ? { kind: 'accepted', ksefNumber } : { kind: 'pending' }
  if (upsets.has(code)) return { kind: 'upset', code }
  const original = code === DUPLICATE ? originalSchema.safeParse(extensions).data : undefined
  if (!original) return { kind: 'refused', code }
  const { originalKsefNumber, originalSessionReferenceNumber } = original
  return { kind: 'duplicate', ksefNumber: originalKsefNumber, session: originalSessionReferenceNumber }
}
