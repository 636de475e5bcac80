import type { StaffOpinion } from '@bieznik/contract/care/opinion'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { opinionPhotoQuery } from '@/lib/opinions/staff-opinion-queries'

/** The photos of an opinion, which staff see of a hidden one too. */
export function StaffPhotos({ opinion: { id, photos } }: { opinion: Pick<StaffOpinion, 'id' | 'photos'> }) {
  return (
    photos && (
      <div className="flex flex-wrap gap-3">
        {photos.map((name, index) => (
          <Photo key={name} id={id} name={name} number={index + 1} />
        ))}
      </div>
    )
  )
}

function Photo({ id, name, number }: { id: number; name: string; number: number }) {
  const t = useTranslations('admin_opinions')
  const { data: src, error } = useQuery(opinionPhotoQuery(id, name))
  if (error) return <p role="alert">{t('photo_missing', { number })}</p>
  // Reserves the space until the photo is loaded.
  return (
    <div className="size-60 border border-line">
      {src && (
        <img
          src={src}
          alt={t('photo', { number })}
          width={240}
          height={240}
          className="size-full object-contain"
        />
      )}
    </div>
  )
}
