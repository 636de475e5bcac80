'use client'

import { addWordSchema, wordMeanings } from '@bieznik/contract/catalogue/added-word'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMessages, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useForm } from '@/components/ui/use-form'
import { addWordMutation } from '@/lib/catalogue/search-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { useMeaningText } from './use-meaning-text'

/** `taken`: a search in vain whose word is to be added; another object takes it again. */
export function AddWordForm({ taken }: { taken: { text: string } | undefined }) {
  const t = useTranslations()
  const { errors } = useMessages().admin_searches
  const meaningText = useMeaningText()
  const { mutateAsync } = useMutation(addWordMutation(useQueryClient()))
  const form = useForm({
    id: 'word',
    schema: addWordSchema,
    defaultValues: EMPTY,
    fields: ['word', 'meaning', 'isBeginning'],
    errorText: (key) => (isMessageKey(errors, key) ? t(`admin_searches.errors.${key}`) : undefined),
    send: async (added) => {
      await mutateAsync(added)
      showToast({ tone: 'success', message: t('admin_searches.word_added', { word: added.word }) })
      form.reset(EMPTY)
    },
    failureText: (error, refused) => (refused.length > 0 ? null : t(`errors.${problemCodeOf(error)}`)),
  })

  const { setValue, setFocus } = form
  useEffect(() => {
    if (!taken) return
    setValue('word', taken.text, { shouldDirty: true })
    setFocus('word')
  }, [taken, setValue, setFocus])

  return (
    <Form form={form} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('word')}
          label={t('admin_searches.word')}
          hint={t('admin_searches.word_hint')}
          autoComplete="off"
        />
        <Field {...form.field('meaning')} label={t('admin_searches.meaning')}>
          <Select>
            <option value="">{t('admin_searches.choose_meaning')}</option>
            <Options of={wordMeanings} nameOf={(meaning) => meaningText(meaning)} />
          </Select>
        </Field>
      </div>
      <Checkbox {...form.field('isBeginning')} label={t('admin_searches.is_beginning')} />
      <SubmitButton busy={form.formState.isSubmitting} className="self-start">
        {t('admin_searches.add_word')}
      </SubmitButton>
    </Form>
  )
}

const EMPTY = { word: '', meaning: '', isBeginning: false }
