'use client'

import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { productTypes, type ProductType } from '@bieznik/contract/catalogue/product'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Options, Select } from '@/components/ui/select'
import { problemCodeOf } from '@/lib/http/problem-error'
import { exportMutation } from '@/lib/imports/import-queries'
import { saveFile } from '@/lib/save-file'

const decimals = ['comma', 'point'] as const

/** The products as a file for a spreadsheet. */
export function ExportForm() {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const language = useLocale()
  const [productType, setProductType] = useState<ProductType | undefined>()
  const [decimal, setDecimal] = useState<(typeof decimals)[number]>('comma')
  const { mutate, isPending, error } = useMutation(exportMutation)

  function save(): void {
    mutate(
      { content: 'products', productType, decimal, language },
      {
        onSuccess: (csv) => {
          const day = dayInWarsaw(new Date())
          saveFile(`bieznik-${productType?.toLowerCase() ?? 'products'}-${day}.csv`, csv)
        },
      },
    )
  }

  return (
    <Card className="flex flex-col gap-3" aria-labelledby="export-title">
      <h2 id="export-title" className="text-lg font-semibold">
        {t('export_title')}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[15rem_minmax(0,28rem)]">
        <Field label={t('export_kind')}>
          <Select
            required={false}
            value={productType ?? ''}
            onChange={(event) => setProductType(productTypes.find((kind) => kind === event.target.value))}
          >
            <option value="">{t('all_kinds')}</option>
            <Options of={productTypes} nameOf={(kind) => t(`kinds.${kind}`)} />
          </Select>
        </Field>
        <Field label={t('decimal')}>
          <Select
            required={false}
            value={decimal}
            onChange={(event) => setDecimal(event.target.value === 'point' ? 'point' : 'comma')}
          >
            <Options of={decimals} nameOf={(mark) => t(`decimals.${mark}`)} />
          </Select>
        </Field>
      </div>
      <div>
        <Button variant="secondary" busy={isPending} onClick={save}>
          {t('export')}
        </Button>
      </div>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </Card>
  )
}
