'use client'

import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { fastenings } from '@bieznik/contract/catalogue/fit/car'
import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { carFields, carFormSchema, emptyCar, typedCarOf, type CarField } from '@/lib/my-car/car-form'

interface CarFormProps {
  /** The one that is edited; null: a new one. */
  car: Car | null
  onSave: (car: Omit<Car, 'id'>) => void
  onCancel?: (() => void) | undefined
}

/** The numbers of one car, each with where it is found. */
export function CarForm({ car, onSave, onCancel }: CarFormProps) {
  const t = useTranslations('my_car')
  const { errors } = useMessages().my_car
  const form = useForm({
    id: 'car',
    schema: carFormSchema,
    defaultValues: car ? typedCarOf(car) : emptyCar,
    fields: carFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`errors.${key}`) : undefined),
    send: async (filledIn) => onSave(filledIn),
  })
  const numbers = { inputMode: 'decimal', autoComplete: 'off' } as const
  const codes = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

  const known = (name: Exclude<CarField, 'fastening'>) => ({
    ...form.field(name),
    label: t(name),
    hint: t.rich(`${name}_hint`, { pl: (words) => <span lang="pl">{words}</span> }),
  })

  return (
    <Form form={form} className="flex flex-col gap-6">
      <Group title={t('tires')}>
        <TextField {...known('size')} {...codes} />
        <TextField {...known('name')} autoComplete="off" optional />
        <TextField {...known('axleLoad')} {...numbers} inputMode="text" optional />
        <TextField {...known('loadIndex')} {...numbers} inputMode="numeric" optional />
        <TextField {...known('speedSymbol')} {...codes} optional />
        <TextField {...known('others')} {...codes} optional />
      </Group>
      <Group title={t('wheel')}>
        <TextField {...known('boltCircle')} {...codes} optional />
        <TextField {...known('bore')} {...numbers} optional />
        <TextField {...known('wheelWidth')} {...numbers} optional />
        <TextField {...known('wheelEt')} {...numbers} inputMode="text" optional />
      </Group>
      <Group title={t('bolts')}>
        <Field {...form.field('fastening')} label={t('fastening')} optional>
          <Select>
            <option value="">{t('fastening_none')}</option>
            <Options of={fastenings} nameOf={(each) => t(`fastening_${each}`)} />
          </Select>
        </Field>
        <TextField {...known('thread')} {...codes} optional />
        <TextField {...known('boltLength')} {...numbers} optional />
      </Group>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('save')}</SubmitButton>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{title}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
