import type { TransferDetails } from '@bieznik/contract/money/transfer'
import { useTranslations } from 'next-intl'

/** Modules of white that readers need around a code. */
const QUIET = 4

/**
 * The QR code, dark on white in either colour scheme: not every app reads an inverted one. A phone cannot scan what it shows itself, so
 * there it is left out; paper has it.
 */
export function TransferCode({ size, path }: NonNullable<TransferDetails['code']>) {
  const t = useTranslations('transfer')
  const side = size + 2 * QUIET
  return (
    <figure className="hidden w-44 shrink-0 flex-col gap-1 text-sm md:flex print:flex">
      <svg
        role="img"
        aria-label={t('code')}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="w-full bg-[#fff]"
      >
        <path d={path} fill="#000" />
      </svg>
      <figcaption>{t('scan')}</figcaption>
    </figure>
  )
}
