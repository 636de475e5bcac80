import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from './button'
import { showToast } from './toast'

const SHOWN_MS = 2000

/** Puts a value into the clipboard, as it is needed at a bank, at a carrier or in a mail; `name` says of what. */
export function CopyValue({ name, value }: { name: string; value: string }) {
  const t = useTranslations('ui')
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch {
      // Browsers refuse it without https or the permission.
      showToast({ tone: 'error', message: t('copy_failed') })
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('copy', { name })}
        title={t('copy', { name })}
        className="-my-2.5 align-middle print:hidden pointer-fine:-my-1 pointer-fine:size-7!"
        onClick={() => void copy()}
      >
        {isCopied ? (
          <Check aria-hidden className="size-4 text-green" />
        ) : (
          <Copy aria-hidden className="size-4" />
        )}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? t('copied') : ''}
      </span>
    </>
  )
}
