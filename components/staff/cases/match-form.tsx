'use client'

import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'

interface MatchFormProps {
  orderId: number | null
  suggestedOrderId: number | null
  isPending: boolean
  onMatch: (orderId: number | null) => void
}

/** Which order a withdrawal or a complaint is about; a number in its text is offered, and never taken for granted. */
export function MatchForm({ orderId, suggestedOrderId, isPending, onMatch }: MatchFormProps) {
  const t = useTranslations('admin_withdrawals')
  const [typed, setTyped] = useState(orderId === null ? '' : String(orderId))
  const [isRefused, setRefused] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const text = typed.trim()
    const number = text === '' ? null : idParamSchema.safeParse(text).data
    setRefused(number === undefined)
    if (number !== undefined) onMatch(number)
  }

  return (
    <div className="flex flex-col gap-3">
      {orderId !== null && (
        <p>
          <TextLink
            href={`/admin/order/${orderId}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center"
          >
            {t('open_order', { id: String(orderId) })}
          </TextLink>
        </p>
      )}
      {orderId === null && suggestedOrderId !== null && (
        <Suggestion
          orderId={suggestedOrderId}
          isPending={isPending}
          onTake={() => onMatch(suggestedOrderId)}
        />
      )}
      <Form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label={t('match')} hint={t('match_hint')} error={isRefused && t('match_invalid')} optional>
          <Input inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" busy={isPending}>
          {t('save_match')}
        </Button>
      </Form>
    </div>
  )
}

interface SuggestionProps {
  orderId: number
  isPending: boolean
  onTake: () => void
}

function Suggestion({ orderId, isPending, onTake }: SuggestionProps) {
  const t = useTranslations('admin_withdrawals')
  const id = String(orderId)
  return (
    <div className="flex flex-col items-start gap-3 border-2 border-amber p-4">
      <p>{t('suggested', { id })}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink href={`/admin/order/${id}`} prefetch={false} className="inline-flex min-h-11 items-center">
          {t('open_order', { id })}
        </TextLink>
        <Button variant="secondary" busy={isPending} onClick={onTake}>
          {t('use_suggested', { id })}
        </Button>
      </p>
    </div>
  )
}
