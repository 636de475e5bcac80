import { mutationOptions } from '@tanstack/react-query'
import { callBff } from '@/lib/http/bff'
import { companyDataReplySchema } from './company-data'

/** What the public registers know of the company with this NIP. */
export const companyDataMutation = mutationOptions({
  mutationFn: (nip: string) =>
    callBff('/api/company-data', { method: 'POST', json: { nip }, reply: companyDataReplySchema }),
})
