import 'server-only'
import { avifMaker, type AvifMaker } from './avif-maker.server'
import type { PictureStore } from './picture-store.server'

/** Where pictures are kept, and who makes the smaller files of them. */
export interface PictureShelf {
  store: PictureStore
  avif: AvifMaker
}

export const pictureShelf = (store: PictureStore): PictureShelf => ({ store, avif: avifMaker(store) })
