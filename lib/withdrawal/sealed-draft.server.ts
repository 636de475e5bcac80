import 'server-only'
import { sealedDrafts } from '@/lib/plain-forms/sealed-draft.server'
import { typedWithdrawalSchema } from './typed-withdrawal'

export const withdrawalDrafts = sealedDrafts('withdrawal', typedWithdrawalSchema)
