'use client'

import type { RatedLine } from '@bieznik/contract/care/opinion'
import { languageName, languages } from '@bieznik/contract/language'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { ContentText } from '@/components/ui/content-text'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { RadioGroup } from '@/components/ui/radio-group'
import { Options, Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { Textarea } from '@/components/ui/textarea'
import { ratings } from '@/lib/opinions/opinion-form'
import type { OrderBuyer } from '@/lib/orders/order-buyer'
import { PhotosField } from './photos-field'
import { useOpinionForm, type OpinionFormReturn } from './use-opinion-form'
import { useOpinionPhotos } from './use-opinion-photos'

interface OpinionDialogProps {
  buyer: OrderBuyer
  line: RatedLine
  /** The button that opens it. */
  children: ReactNode
}

/** The opinion on what was delivered, to be written or edited. */
export function OpinionDialog({ buyer, line, children }: OpinionDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent title={<ContentText>{line.title}</ContentText>}>
        <OpinionForm buyer={buyer} line={line} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  )
}

interface OpinionFormProps {
  buyer: OrderBuyer
  line: RatedLine
  onSaved: () => void
}

function OpinionForm({ buyer, line, onSaved }: OpinionFormProps) {
  const t = useTranslations('own_opinions')
  const locale = useLocale()
  const form = useOpinionForm(buyer, line, onSaved)
  const photos = useOpinionPhotos(form)
  const { field } = form
  const { error: _error, ...name } = field('showsName')
  return (
    <Form form={form} className="flex flex-col gap-4">
      <RatingField form={form} />
      <Field {...field('text')} label={t('text')} hint={t('text_hint')} optional>
        <Textarea />
      </Field>
      <TextField {...field('car')} label={t('car')} hint={t('car_hint')} optional />
      <TextField {...field('mileage')} label={t('mileage')} inputMode="numeric" optional />
      <Field {...field('language')} label={t('language')}>
        <Select>
          <Options of={languages} nameOf={(language) => languageName(language, locale)} />
        </Select>
      </Field>
      {line.firstName !== null && (
        <Checkbox {...name} label={t('shows_name', { name: line.firstName })} hint={t('shows_name_hint')} />
      )}
      <PhotosField form={form} photos={photos} />
      <SubmitButton busy={form.formState.isSubmitting || photos.isUploading} className="self-start">
        {t('save')}
      </SubmitButton>
    </Form>
  )
}

function RatingField({ form }: { form: OpinionFormReturn }) {
  const t = useTranslations('own_opinions')
  const { id, error, name, ...control } = form.field('rating')
  return (
    <RadioGroup
      id={id}
      name={name}
      legend={t('rating')}
      error={error}
      control={{ ...control, required: true }}
      options={ratings.toReversed().map((value) => ({ value, label: t(`ratings.${value}`) }))}
    />
  )
}
