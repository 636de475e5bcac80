'use client'

import dynamic from 'next/dynamic'
import { useAuth } from '@/lib/auth/use-auth'
import { readStoredPendingAdd } from '@/lib/cart/stored-pending-add'

const Nothing = () => null

/** Without its script the offer is missing, and the page works on. */
const StoredPendingAdd = dynamic(
  () =>
    import('./pending-add-offer').then(
      (offer) => offer.StoredPendingAdd,
      () => Nothing,
    ),
  { ssr: false },
)

/** Offers once more, after signing in, what the person had wanted to add before. Nothing is added by itself. */
export function PendingAddNotice() {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  return uid !== '' && readStoredPendingAdd() !== null && <StoredPendingAdd key={uid} uid={uid} />
}
