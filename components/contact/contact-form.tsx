'use client'

import { useTranslations } from 'next-intl'
import { useRef, type Ref } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { LinkButton } from '@/components/ui/link-button'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { TextLink } from '@/components/ui/text-link'
import { Textarea } from '@/components/ui/textarea'
import { MESSAGE_MAX_LENGTH, type ContactMessage } from '@/lib/contact/contact-message'
import { useRouter } from '@/lib/i18n/navigation'
import { OutcomeDialog } from './outcome-dialog'
import { useContactForm } from './use-contact-form'

/** Writes to the shop. What was typed stays until it was sent or given up. */
export function ContactForm() {
  const t = useTranslations('contact_form')
  const router = useRouter()
  const sendButton = useRef<HTMLButtonElement>(null)
  const { form, trap, outcome, acknowledge, forget } = useContactForm()
  const { field, control, formState } = form

  function close() {
    acknowledge()
    if (outcome === 'sent') router.push('/')
  }

  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField {...field('from_name')} label={t('name')} autoComplete="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('from_email')} label={t('email')} type="email" autoComplete="email" />
        <TextField
          {...field('phone')}
          label={t('phone')}
          hint={t('phone_hint')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <Field {...field('message')} label={t('message')} hint={<MessageCount control={control} />}>
        <Textarea rows={8} />
      </Field>
      <RobotTrap ref={trap} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton ref={sendButton} busy={formState.isSubmitting}>
          {t('send')}
        </SubmitButton>
        <LinkButton href="/" variant="secondary" onClick={forget}>
          {t('cancel')}
        </LinkButton>
      </div>
      <p className="text-sm text-quiet">
        {t.rich('privacy', { policy: (words) => <TextLink href="/privacy">{words}</TextLink> })}
      </p>
      <OutcomeDialog outcome={outcome} onClose={close} onFocusBack={() => sendButton.current?.focus()} />
    </Form>
  )
}

function MessageCount({ control }: { control: Control<ContactMessage> }) {
  const t = useTranslations('contact_form')
  const message = useWatch({ control, name: 'message' })
  return <span>{t('message_count', { count: message.length, max: MESSAGE_MAX_LENGTH })}</span>
}

/** By which password managers leave a field alone; `autocomplete` is not enough for them. */
const leftAlone = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
  'data-lpignore': true,
}

/** Honeypot: a field that is hidden from people and screen readers, and bots fill in. */
function RobotTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('contact_form')
  return (
    <div aria-hidden className="sr-only">
      <label>
        <span>{t('leave_empty')}</span>
        <input ref={ref} name="note" tabIndex={-1} autoComplete="off" {...leftAlone} />
      </label>
    </div>
  )
}
