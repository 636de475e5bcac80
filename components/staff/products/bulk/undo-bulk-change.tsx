'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { undoBulkChangeMutation } from '@/lib/products/bulk-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { LeftOut } from './left-out'

/** Takes a bulk change back, after a second press, and says what could not be. */
export function UndoBulkChange({ id, isUndone }: { id: number; isUndone: boolean }) {
  const t = useTranslations()
  const [isAsking, setAsking] = useState(false)
  const { mutate, data, error, isPending } = useMutation(undoBulkChangeMutation(useQueryClient()))
  return (
    <div className="flex flex-col gap-2">
      {!isUndone && !data && (
        <Button
          variant="secondary"
          size="compact"
          className="self-start"
          busy={isPending}
          onClick={() => (isAsking ? mutate(id) : setAsking(true))}
        >
          {t(isAsking ? 'admin_bulk.undo_sure' : 'admin_bulk.undo', { id: String(id) })}
        </Button>
      )}
      <p role="status" className="text-sm">
        {data ? t('admin_bulk.restored', { count: data.restored }) : isUndone && t('admin_bulk.undone')}
      </p>
      {data && <LeftOut products={data.leftOut} />}
      <div role="alert">
        {error && <FieldError id={undefined}>{t(`errors.${problemCodeOf(error)}`)}</FieldError>}
      </div>
    </div>
  )
}
