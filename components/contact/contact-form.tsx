'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { Textarea } from '@/components/ui/textarea'
import { MESSAGE_MAX_LENGTH, type ContactMessage } from '@/lib/contact/contact-message'
import { useRouter } from '@/lib/i18n/navigation'
import { contactFieldId } from './contact-fields'
import { OutcomeDialog } from './outcome-dialog'
import { RobotTrap } from './robot-trap'
import { useContactErrors } from './use-contact-errors'
import { useContactForm } from './use-contact-form'
import { useSendContact } from './use-send-contact'

/** Writes to the shop. What was typed stays until it was sent or given up. */
export function ContactForm() {
  const t = useTranslations('contact_form')
  const router = useRouter()
  const sendButton = useRef<HTMLButtonElement>(null)
  const { form, element, isReady, openFor, forget } = useContactForm()
  const { send, outcome, trap, acknowledge } = useSendContact({ form, openFor, forget })
  const { register, control, handleSubmit, formState } = form
  const { errorOf, summary } = useContactErrors(formState.errors)
  const field = (name: keyof ContactMessage) => ({ id: contactFieldId(name), error: errorOf(name) })

  function close() {
    acknowledge()
    if (outcome === 'sent') router.push('/')
  }

  return (
    <Form ref={element} onSubmit={(event) => void handleSubmit(send)(event)} className="flex flex-col gap-4">
      <ErrorSummary errors={summary} submitCount={formState.submitCount} />
      <Field {...field('from_name')} label={t('name')}>
        {(props) => <Input {...props} autoComplete="name" {...register('from_name')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('from_email')} label={t('email')}>
          {(props) => <Input {...props} type="email" autoComplete="email" {...register('from_email')} />}
        </Field>
        <Field {...field('phone')} label={t('phone')} hint={t('phone_hint')}>
          {(props) => <Input {...props} type="tel" autoComplete="tel" {...register('phone')} />}
        </Field>
      </div>
      <Field {...field('message')} label={t('message')} hint={<MessageCount control={control} />}>
        {(props) => <Textarea {...props} rows={8} {...register('message')} />}
      </Field>
      <RobotTrap ref={trap} />
      <div className="flex flex-wrap gap-3">
        <Button ref={sendButton} type="submit" disabled={!isReady} busy={formState.isSubmitting}>
          {t('send')}
        </Button>
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
