import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { getQueryClient } from '@/lib/query/query-client'

/** Deletes record and account; the sign-in has to be fresh. Queries under way are cancelled: without the account they would be refused. */
export async function deleteAccount(): Promise<void> {
  const client = getQueryClient()
  await client.cancelQueries()
  try {
    await callBff('/api/account', { method: 'DELETE', reply: z.null() })
  } catch (error) {
    void client.invalidateQueries()
    throw error
  }
}

/** Ends every session of the person, on whatever device. */
export async function endAllSessions(): Promise<void> {
  await callBff('/api/sessions', { method: 'DELETE', reply: z.null() })
}

/** Everything that the shop knows of a person, as the text of a JSON file. */
export async function exportAccount(): Promise<string> {
  const data = await callBff('/api/account/export', { reply: z.unknown() })
  return JSON.stringify(data, null, 2)
}
