import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { accountSchema, userRecordSchema, type Profile, type UserRecord } from './account'

export function accountQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: ({ signal }) => callBff('/api/account', { reply: accountSchema, signal }),
  })
}

/** Shows a record that has come from elsewhere than `accountQuery`. */
export function showRecord(client: QueryClient, uid: string, record: UserRecord | null): void {
  client.setQueryData(accountQuery(uid).queryKey, (account) => account && { ...account, record })
}

export function saveProfileMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (profile: Profile) =>
      callBff('/api/account', { method: 'PATCH', json: profile, reply: userRecordSchema }),
    onSuccess: async (record) => {
      // A call that was under way would bring back what stood there before.
      await client.cancelQueries(accountQuery(uid))
      showRecord(client, uid, record)
    },
  })
}
