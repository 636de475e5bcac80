'use client'

import { emailSchema } from '@bieznik/contract/people/email'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'

/** Sends a mail to another address than the one that did not take it. */
export function OtherAddress({
  isBusy,
  onSend,
}: {
  isBusy: boolean
  onSend: (address: string) => Promise<boolean>
}) {
  const t = useTranslations('admin_failures')
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const address = emailSchema().safeParse(typed).data

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setRefused(address === undefined)
    if (address !== undefined) void onSend(address)
  }

  return (
    <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={t('other_address')} error={isRefused && address === undefined && t('address_invalid')}>
        <Input type="email" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" variant="secondary" size="compact" busy={isBusy}>
        {t('send_there')}
      </Button>
    </Form>
  )
}
