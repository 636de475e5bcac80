'use client'

import type { KnownValues } from '@bieznik/contract/catalogue/goods-words'
import { useLocale } from 'next-intl'
import { useId, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'

type ValueInputProps = ComponentProps<typeof Input> & { values: KnownValues }

/** A text for which the values that have a name in each language are offered. */
export function ValueInput({ values, ...input }: ValueInputProps) {
  const list = useId()
  const language = useLocale()
  return (
    <>
      <Input {...input} list={list} />
      <datalist id={list}>
        {Object.entries(values).map(([code, names]) => (
          <option key={code}>{names[language][0]}</option>
        ))}
      </datalist>
    </>
  )
}
