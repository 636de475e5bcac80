import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { callBff } from '@/lib/http/bff'
import { accountSchema, userRecordSchema, type Profile, type UserRecord } from './account'
import { ownSessionSchema } from './own-session'

const followedKey = (uid: string) => ['account', uid, 'followed'] as const

export function accountQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: async ({ client, signal }) => {
      const account = await callBff('/api/account', { reply: accountSchema, signal })
      const followed = client.getQueryData<UserRecord | null>(followedKey(uid)) ?? null
      return { ...account, record: newer(account.record, followed) }
    },
  })
}

/** Shows a record that has come by another way than `accountQuery`, and may overtake a response that is under way. */
export function showRecord(client: QueryClient, uid: string, record: UserRecord): void {
  client.setQueryData<UserRecord | null>(followedKey(uid), (followed) => newer(followed ?? null, record))
  client.setQueryData(
    accountQuery(uid).queryKey,
    (account) => account && { ...account, record: newer(account.record, record) },
  )
}

function newer(one: UserRecord | null, other: UserRecord | null): UserRecord | null {
  if (!one || !other) return one ?? other
  return one.updatedAt > other.updatedAt ? one : other
}

/** Where the person is signed in. */
export const ownSessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['account', uid, 'sessions'],
    queryFn: ({ signal }) => callBff('/api/sessions', { reply: z.array(ownSessionSchema), signal }),
  })

export function saveProfileMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (profile: Profile) =>
      callBff('/api/account', { method: 'PATCH', json: profile, reply: userRecordSchema }),
    onSuccess: (record) => showRecord(client, uid, record),
  })
}
