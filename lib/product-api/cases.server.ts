import 'server-only'
import { draftIdSchema, type FormDraft, type StoredDraft } from '@bieznik/contract/care/case'
import type { z } from 'zod'
import { callProductApi } from './client.server'
import { orNull } from './or-null'

/* What is stated by a form that is stored as an encrypted draft before. */

const deadline = 'order' as const

/** Stores a draft for a day; a repeat replaces it. */
export async function storeDraft(
  call: { method: 'POST' | 'PUT'; path: string; json: Partial<FormDraft> },
  { id: key }: Pick<FormDraft, 'id'>,
): Promise<void> {
  await callProductApi({ ...call, key, deadline, reply: draftIdSchema })
}

/** Null: there is none, or no longer. */
export const getDraft = <Accepted>(
  path: string,
  reply: z.ZodType<StoredDraft<Accepted>>,
): Promise<StoredDraft<Accepted> | null> => orNull(callProductApi({ path, deadline, reply }))

export interface SentUnderKey {
  key: string
  requestId: string
}

/** The same key is the same statement, however often it is sent. */
export async function sendStatement<Accepted>(
  path: string,
  json: object,
  { key, requestId }: SentUnderKey,
  reply: z.ZodType<Accepted>,
): Promise<Accepted> {
  return (await callProductApi({ path, method: 'POST', json, key, requestId, deadline, reply })).data
}
