import type { ReactNode } from 'react';
import { DownloadButton } from '../../../portal/form-parts/download-button';
import { usePortal } from '../../../portal/portal';
import { type BookingFile, loadBookingFile } from './api';

type Props = {
  file: BookingFile;
  /** What the file is called on the visitor's device. */
  name: string;
  children: ReactNode;
};

/** Downloads a file of an order. */
export function FileButton({ file, name, children }: Props) {
  const { client } = usePortal();
  return (
    <DownloadButton name={name} load={() => loadBookingFile(client, file)}>
      {children}
    </DownloadButton>
  );
}
