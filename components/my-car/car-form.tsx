'use client'

import type { Car } from '@bieznik/contract/catalogue/fit/car'
import { fastenings } from '@bieznik/contract/catalogue/fit/car'
import { useMessages, useTranslations } from 'next-intl'
import { useState, type FocusEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { CarStepPanel } from '@/components/my-car/car-step-panel'
import { CarStepNav } from '@/components/my-car/car-step-nav'
import { PapersDrawing } from '@/components/my-car/drawn/papers-drawing'
import { SidewallDrawing } from '@/components/my-car/drawn/sidewall-drawing'
import { WheelBackDrawing } from '@/components/my-car/drawn/wheel-back-drawing'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { Options, Select } from '@/components/ui/select'
import { SubmitButton } from '@/components/ui/submit-button'
import { TextField } from '@/components/ui/text-field'
import { useForm } from '@/components/ui/use-form'
import { isMessageKey } from '@/lib/i18n/is-message-key'
import { carFields, carFormSchema, emptyCar, typedCarOf, type CarField } from '@/lib/my-car/car-form'
import { carSteps, stepId, stepOf, type CarStep } from '@/lib/my-car/car-steps'

interface CarFormProps {
  /** The one that is edited; null: a new one. */
  car: Car | null
  onSave: (car: Omit<Car, 'id'>) => void
  onCancel?: (() => void) | undefined
}

/** The numbers of one car in three steps, each with a drawing of where they are read. It can be saved from any of them. */
export function CarForm({ car, onSave, onCancel }: CarFormProps) {
  const t = useTranslations('my_car')
  const { errors } = useMessages().my_car
  const { step, setStep, asked, followField } = useSteps()
  const form = useForm({
    id: 'car',
    schema: carFormSchema,
    defaultValues: car ? typedCarOf(car) : emptyCar,
    fields: carFields,
    errorText: (key) => (isMessageKey(errors, key) ? t(`errors.${key}`) : undefined),
    send: async (filledIn) => onSave(filledIn),
  })
  // Of both groups together: whichever step is open, it is not the error of one field.
  const isGroupNeeded = form.formState.errors.size?.message === 'needed'
  const summary = form.summary.map((error) =>
    isGroupNeeded && error.fieldId === form.idOf('size') ? { ...error, fieldId: null } : error,
  )
  const numbers = { inputMode: 'decimal', autoComplete: 'off' } as const
  const codes = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

  const known = (name: Exclude<CarField, 'fastening'>) => ({
    // The need of one group ends with the number of the other.
    ...form.field(name, name === 'boltCircle' ? { deps: 'size' } : undefined),
    ...(name === 'size' && isGroupNeeded && { error: undefined }),
    label: t(name),
    hint: t.rich(`${name}_hint`, { pl: (words) => <span lang="pl">{words}</span> }),
    optional: name !== 'size' && name !== 'boltCircle',
  })
  const panel = (name: CarStep) => ({ name, isOpen: step === name, title: t(`steps.${name}_title`) })
  const next = carSteps[carSteps.findIndex(({ name }) => name === step) + 1]

  return (
    <Form
      form={{ ...form, summary }}
      className="flex flex-col gap-6"
      onFocusCapture={followField}
      onClickCapture={openLinked}
    >
      <p>{t('any_group')}</p>
      <CarStepNav step={step} onChoose={setStep} />
      <CarStepPanel {...panel('tires')} drawing={<SidewallDrawing asked={asked} />}>
        <TextField {...known('size')} {...codes} />
        <TextField {...known('loadIndex')} {...numbers} inputMode="numeric" />
        <TextField {...known('speedSymbol')} {...codes} />
        <TextField {...known('others')} {...codes} />
        <TextField {...known('name')} autoComplete="off" />
      </CarStepPanel>
      <CarStepPanel {...panel('wheel')} drawing={<WheelBackDrawing asked={asked} />}>
        <TextField {...known('boltCircle')} {...codes} />
        <TextField {...known('bore')} {...numbers} />
        <TextField {...known('wheelWidth')} {...numbers} />
        <TextField {...known('wheelEt')} {...numbers} inputMode="text" />
      </CarStepPanel>
      <CarStepPanel {...panel('papers')} drawing={<PapersDrawing asked={asked} />}>
        <TextField {...known('axleLoad')} {...numbers} inputMode="text" />
        <Field {...form.field('fastening')} label={t('fastening')} optional>
          <Select>
            <option value="">{t('fastening_none')}</option>
            <Options of={fastenings} nameOf={(each) => t(`fastening_${each}`)} />
          </Select>
        </Field>
        <TextField {...known('thread')} {...codes} />
        <TextField {...known('boltLength')} {...numbers} />
      </CarStepPanel>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('save')}</SubmitButton>
        {next && (
          <Button variant="secondary" onClick={() => goTo(next.name)}>
            {t('next', { step: t(`steps.${next.name}`) })}
          </Button>
        )}
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )

  /** The button that was pressed may not be there in the next step, so that takes the focus. */
  function goTo(name: CarStep): void {
    flushSync(() => setStep(name))
    document.getElementById(stepId(name))?.focus()
  }

  /** An error above the form leads to its field, whose step may not be the open one. */
  function openLinked({ target }: MouseEvent<HTMLFormElement>): void {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#car-"]') : null
    const linked = link && stepOf(link.hash.slice('#car-'.length))
    if (linked) flushSync(() => setStep(linked))
  }
}

/** The open step, and the field whose number glows in its drawing: the one that has the focus, else the first. */
function useSteps() {
  const [step, setOpen] = useState<CarStep>('tires')
  const [focused, setFocused] = useState<CarField | null>(null)
  const fields: readonly CarField[] = carSteps.find(({ name }) => name === step)?.fields ?? []
  return {
    step,
    setStep: setOpen,
    asked: fields.find((each) => each === focused) ?? fields[0] ?? 'size',
    followField: ({ target }: FocusEvent<HTMLFormElement>) => {
      const name: unknown = Reflect.get(target, 'name')
      setFocused(carFields.find((each) => each === name) ?? null)
    },
  }
}
