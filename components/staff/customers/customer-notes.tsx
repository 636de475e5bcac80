'use client'

import { MAX_NOTE_LENGTH } from '@bieznik/contract/selling/order-work'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/day'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { TextLink } from '@/components/ui/text-link'
import { noteMutation } from '@/lib/customers/customer-queries'
import type { StaffCustomer } from '@/lib/customers/customer-requests'
import { problemCodeOf } from '@/lib/http/problem-error'
import { Person } from '../parts/person'

/** What staff noted on the person and on their orders, and a new note. */
export function CustomerNotes({ customer: { uid, notes, people } }: { customer: StaffCustomer }) {
  const t = useTranslations('admin_customers')
  return (
    <section aria-labelledby="customer-notes" className="flex flex-col gap-2">
      <h3 id="customer-notes" className="font-semibold">
        {t('notes')}
      </h3>
      <ul className="flex flex-col gap-2">
        {notes.map(({ id, orderId, text, writtenBy, writtenAt }) => (
          <li key={id} className="border-l-2 border-signal pl-2">
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
              <Day date={writtenAt} />
              <Person uid={writtenBy} name={people[writtenBy]} />
              {orderId !== null && (
                <TextLink href={`/admin/order/${orderId}`} prefetch={false} className="inline-block py-2">
                  {t('order', { id: String(orderId) })}
                </TextLink>
              )}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <NoteForm key={uid} uid={uid} />
    </section>
  )
}

function NoteForm({ uid }: { uid: string }) {
  const t = useTranslations('admin_customers')
  const problem = useTranslations('errors')
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useMutation(noteMutation(useQueryClient(), uid))
  const isEmpty = typed.trim() === ''

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isEmpty) mutate(typed, { onSuccess: () => setTyped('') })
  }

  return (
    <Form onSubmit={submit} className="flex max-w-xl flex-col items-start gap-2">
      <Field label={t('new_note')} hint={t('new_note_hint')} className="w-full">
        <Textarea
          required={false}
          rows={2}
          maxLength={MAX_NOTE_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
      <Button type="submit" variant="secondary" busy={isPending} disabled={isEmpty}>
        {t('add_note')}
      </Button>
    </Form>
  )
}
