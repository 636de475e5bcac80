'use client'

import { useAuth } from '@/lib/auth/use-auth'
import { readKeptWish } from '@/lib/cart/kept-wish'
import { useLate } from '@/lib/late/use-late'

const loadOffer = () => import('./wish-offer')

/** Offers once more, after signing in, what the person had wanted to add before. Nothing is added by itself. */
export function WishNotice() {
  const auth = useAuth()
  const uid = auth.status === 'signed-in' ? auth.person.uid : ''
  const offer = useLate(loadOffer, uid !== '' && readKeptWish() !== null)
  return offer && uid !== '' && <offer.KeptWish key={uid} uid={uid} />
}
