'use client'

import { MAX_VIEW_NAME, renameViewSchema } from '@bieznik/contract/people/saved-view'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Form } from '@/components/ui/form'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'

const errorKeys = ['name_required', 'name_taken', 'views_full', 'too_long'] as const

interface ViewNameFormProps {
  label: string
  /** What it is called so far. */
  name?: string
  onSave: (name: string) => Promise<unknown>
}

export function ViewNameForm({ label, name = '', onSave }: ViewNameFormProps) {
  const t = useTranslations('admin.list.views')
  const form = useForm({
    id: useId(),
    schema: renameViewSchema,
    defaultValues: { name },
    fields: ['name'],
    errorText: (key) => t(`errors.${errorKeys.find((each) => each === key) ?? 'name_required'}`),
    send: async ({ name: typed }) => {
      await onSave(typed)
      form.reset({ name })
    },
  })
  return (
    <Form form={form} className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <TextField
          {...form.field('name')}
          label={label}
          maxLength={MAX_VIEW_NAME}
          autoComplete="off"
          className="flex-1"
        />
        <SubmitButton busy={form.formState.isSubmitting}>{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}
