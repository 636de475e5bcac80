import clsx from 'clsx'
import { Upload } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ComponentProps } from 'react'

/** One file, chosen, dropped or by the keyboard. The browser's own control lies invisibly on top: its words are in the browser's language. */
export function FileInput({ onChange, className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useTranslations('admin')
  const [name, setName] = useState<string | null>(null)
  return (
    <span
      title={name ?? undefined}
      className={clsx(
        'relative flex h-11 control items-center gap-3 pl-1.5!',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal',
        'has-disabled:border-line has-disabled:bg-paper has-disabled:text-quiet has-aria-invalid:border-2 has-aria-invalid:border-amber',
        className,
      )}
    >
      <span
        aria-hidden
        className="flex h-8 shrink-0 items-center gap-2 rounded-sm border border-edge px-3 text-sm font-semibold"
      >
        <Upload className="size-4" />
        <span>{t('choose_file')}</span>
      </span>
      <span aria-hidden className={clsx('truncate', name === null && 'text-quiet')}>
        {name ?? t('no_file')}
      </span>
      <input
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={(event) => {
          setName(event.target.files?.[0]?.name ?? null)
          onChange?.(event)
        }}
        {...props}
      />
    </span>
  )
}
