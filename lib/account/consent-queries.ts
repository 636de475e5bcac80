import { consentSchema, type ConsentChoice } from '@bieznik/contract/people/consents'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'

const PATH = '/api/account/consents/marketing'

export function marketingConsentQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid, 'marketing-consent'],
    queryFn: ({ signal }) => callBff(PATH, { reply: consentSchema, signal }),
  })
}

export function chooseConsentMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: (choice: ConsentChoice) =>
      callBff(PATH, { method: 'PUT', json: choice, reply: consentSchema }),
    onSuccess: (consent) => client.setQueryData(marketingConsentQuery(uid).queryKey, consent),
  })
}
