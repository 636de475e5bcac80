'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { profileSchema, type Profile, type UserRecord } from '@/lib/account/account'
import { accountQuery, saveProfileMutation } from '@/lib/account/account-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import type { OwnOrder } from '@bieznik/contract/selling/own-order'

interface SaveAddressProps {
  uid: string
  order: OwnOrder
}

/** Offers to save the address of an order in the profile, for the next checkout; nothing where the profile has one. */
export function SaveAddress({ uid, order }: SaveAddressProps) {
  const t = useTranslations('orders')
  const errors = useTranslations('errors')
  const client = useQueryClient()
  const { data: account } = useQuery(accountQuery(uid))
  const { mutate, isPending, isSuccess, error } = useMutation(saveProfileMutation(client, uid))
  const profile = account?.record ? profileWith(account.record, order) : null
  if (isSuccess) return <p role="status">{t('address_saved')}</p>
  if (!profile) return null
  const { address, index, city } = profile
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-sheet p-4">
      <p>{t('save_address', { address: `${address}, ${index} ${city}` })}</p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate(profile)}>
        {t('save_address_yes')}
      </Button>
      {error && <p role="alert">{errors(problemCodeOf(error))}</p>}
    </div>
  )
}

/** Null: the profile has an address, the order went elsewhere, or the profile would not be taken. */
function profileWith(record: UserRecord, order: OwnOrder): Profile | null {
  if (record.address !== '' || order.typeOfDelivery !== 'shipping_to_customer') return null
  const { name, surname, phone } = record
  const { address, postCode: index, city } = order
  return profileSchema.safeParse({ name, surname, phone, address, index, city }).data ?? null
}
