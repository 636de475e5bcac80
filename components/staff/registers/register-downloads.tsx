'use client'

import { bookRegisters, type BookRegister, type RegisterPeriod } from '@bieznik/contract/money/registers'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { registerMutation } from '@/lib/registers/register-queries'
import { nameOfPeriod } from '@/lib/registers/name-of-period'
import { problemCodeOf } from '@/lib/http/problem-error'
import { saveFile } from '@/lib/save-file'

/** The registers of the period, each as a file for a spreadsheet. */
export function RegisterDownloads({ period }: { period: RegisterPeriod }) {
  const t = useTranslations('admin_books')
  const problem = useTranslations('errors')
  const language = useLocale()
  const { mutate, isPending, variables, error } = useMutation(registerMutation)

  function save(register: BookRegister): void {
    const name = `${t(`file_names.${register}`)}-${nameOfPeriod(period)}.csv`
    mutate({ ...period, register, language }, { onSuccess: (csv) => saveFile(name, csv) })
  }

  return (
    <section aria-labelledby="books-files" className="flex flex-col gap-2">
      <h2 id="books-files" className="text-lg font-semibold">
        {t('files')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {bookRegisters.map((register) => (
          <Button
            key={register}
            variant="secondary"
            busy={isPending && variables.register === register}
            onClick={() => save(register)}
          >
            {t(`download.${register}`)}
          </Button>
        ))}
      </div>
      {error && <p role="alert">{problem(problemCodeOf(error))}</p>}
    </section>
  )
}
