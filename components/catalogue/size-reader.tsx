import { readTireNotation } from '@bieznik/contract/catalogue/tire-size-notation'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SizeReading } from '@/components/catalogue/size-reading'
import { TextLink } from '@/components/ui/text-link'
import { mayHaveSizesNear } from '@/lib/catalogue/sizes-near'
import { unreadSizePath } from '@/lib/catalogue/typed-size'

export interface SizeReaderProps {
  text: string
  /** The phone to call where a text is refused: no search is made for it. */
  refusedWith?: ReactNode
}

/** What a sidewall says; nothing while nothing is written. Of a text that is refused also the ways on. */
export default function SizeReader({ text, refusedWith: phone }: SizeReaderProps) {
  const t = useTranslations('size_box')
  if (text.trim() === '') return null
  const reading = readTireNotation(text)
  if (phone === undefined) return <SizeReading reading={reading} />
  return (
    <>
      <div className="font-semibold">
        <SizeReading reading={reading} />
      </div>
      {mayHaveSizesNear(reading) && (
        <p>
          <TextLink href={unreadSizePath(text)} prefetch={false}>
            {t('near')}
          </TextLink>
        </p>
      )}
      <p>{t.rich('help', { phone: () => phone })}</p>
    </>
  )
}
