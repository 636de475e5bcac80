'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { copyMutation } from '@/lib/customers/customer-queries'
import { problemCodeOf } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'

/** All that is kept of the person as a file to hand out. */
export function CopyButton({ uid }: { uid: string }) {
  const t = useTranslations('admin_customers')
  const problem = useTranslations('errors')
  const { mutate, isPending, error } = useMutation(copyMutation(useQueryClient(), uid))

  function save(): void {
    mutate(undefined, {
      onSuccess: (copy) => {
        const content = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' })
        saveFile(`bieznik-${copy.exportedAt.slice(0, 'YYYY-MM-DD'.length)}.json`, content)
      },
    })
  }

  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" busy={isPending} onClick={save}>
        {t('copy')}
      </Button>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </div>
  )
}
