import { useEffect, useRef, useState } from 'react'
import { MAX_PICTURE_BYTES } from '@/lib/pictures/picture'
import { pictureProblemOf, type PictureProblem } from '@/lib/pictures/picture-problem'
import type { uploadPicture } from '@/lib/pictures/upload-picture'

export interface Upload {
  id: number
  file: File
  /** How much has been sent, from 0 to 1. */
  share: number
  /** Why it was not taken. */
  problem: PictureProblem | null
  stop: AbortController
}

/** Files on their way, one after the other, so that they arrive in the order in which they were chosen. */
export function useUploads(
  /** Throws a `ProblemError`, or an `AbortError` when it was stopped. */
  send: typeof uploadPicture,
  onUploaded: (url: string, file: File) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const lastId = useRef(0)
  const before = useRef(Promise.resolve())
  const running = useRef(new Set<Upload>())
  useStopAtTheEnd(running)

  function update(id: number, part: Partial<Upload>) {
    setUploads((current) => current.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  function dismiss({ id, stop }: Upload) {
    stop.abort()
    setUploads((current) => current.filter((upload) => upload.id !== id))
  }

  async function run(upload: Upload) {
    const { id, file, stop } = upload
    if (stop.signal.aborted) return
    running.current.add(upload)
    try {
      const onProgress = (share: number) => update(id, { share })
      const url = await send(file, { onProgress, signal: stop.signal })
      dismiss(upload)
      onUploaded(url, file)
    } catch (error) {
      if (!stop.signal.aborted) update(id, { problem: pictureProblemOf(error) })
    } finally {
      running.current.delete(upload)
    }
  }

  function start(files: readonly File[]) {
    const added = files.map((file) => newUpload((lastId.current += 1), file))
    setUploads((current) => [...current, ...added])
    for (const upload of added)
      if (upload.problem === null) before.current = before.current.then(() => run(upload))
  }

  function retry(upload: Upload) {
    dismiss(upload)
    start([upload.file])
  }

  return { uploads, start, retry, dismiss }
}

/** A file that is too large is not sent at all. */
const newUpload = (id: number, file: File): Upload => ({
  id,
  file,
  share: 0,
  problem: file.size > MAX_PICTURE_BYTES ? { refusal: 'too_large' } : null,
  stop: new AbortController(),
})

/** Aborts the uploads under way when the field is unmounted. */
function useStopAtTheEnd(running: { readonly current: ReadonlySet<Upload> }) {
  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const { stop } of uploads) stop.abort()
    }
  }, [running])
}
