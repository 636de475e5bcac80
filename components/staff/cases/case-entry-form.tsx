import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { RegisteredControl } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { ReadyFieldset } from '@/components/ui/ready-fieldset'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { ArrivalFields } from './arrival-fields'

type CaseField = 'channel' | 'receivedOn' | 'language' | 'name' | 'email' | 'order'

interface CaseEntryFormProps {
  form: NonNullable<ComponentProps<typeof Form>['form']> & {
    field: (name: CaseField) => RegisteredControl & { id: string; error: string | undefined }
    formState: { isSubmitting: boolean }
  }
  texts: 'admin_withdrawals' | 'admin_complaints'
  /** What only these cases state. */
  children: ReactNode
}

/** A withdrawal or a complaint that came by mail, letter or phone. */
export function CaseEntryForm({ form, texts, children }: CaseEntryFormProps) {
  const t = useTranslations('admin_withdrawals')
  const own = useTranslations(texts)
  const { field } = form
  return (
    <Form form={form} className="flex max-w-xl flex-col gap-4">
      <ReadyFieldset>
        <div className="flex flex-col gap-4">
          <ArrivalFields field={field} />
          <TextField {...field('name')} label={t('name')} />
          <TextField {...field('email')} label={t('email')} hint={own('email_hint')} type="email" optional />
          <TextField {...field('order')} label={t('order_text')} />
          {children}
        </div>
      </ReadyFieldset>
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{own('save_entry')}</SubmitButton>
      </div>
    </Form>
  )
}
