'use client'

import type { ExportOptions } from '@bieznik/contract/catalogue/product-import'
import type { ProductType } from '@bieznik/contract/catalogue/product'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { problemCodeOf } from '@/lib/http/problem-error'
import { exportMutation } from '@/lib/imports/import-queries'
import { saveFile } from '@/lib/save-file'

const contents = ['template', 'example'] as const satisfies readonly ExportOptions['content'][]

/** Files to begin with, for products of the kind that is chosen. */
export function FirstFiles({ productType }: { productType: ProductType }) {
  const t = useTranslations('product_import')
  const problem = useTranslations('errors')
  const language = useLocale()
  const { mutate, isPending, error } = useMutation(exportMutation)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {contents.map((content) => (
        <Button
          key={content}
          variant="secondary"
          disabled={isPending}
          onClick={() =>
            mutate(
              { content, productType, decimal: 'comma', language },
              { onSuccess: (csv) => saveFile(`bieznik-${productType.toLowerCase()}-${content}.csv`, csv) },
            )
          }
        >
          {t(content)}
        </Button>
      ))}
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </div>
  )
}
