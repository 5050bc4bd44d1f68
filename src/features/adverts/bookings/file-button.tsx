import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { DownloadButton } from '../../../forms/layout/download-button';
import { type BookingFile, loadBookingFile } from './api';

type Props = {
  file: BookingFile;
  /** The file name of the download. */
  name: string;
  /** The rank of the button. Default: the second. */
  className?: string;
  children: ReactNode;
};

/** Renders a button that downloads a file of an order. */
export function FileButton({ file, name, className, children }: Props) {
  const { client } = usePortal();
  return (
    <DownloadButton name={name} className={className} load={() => loadBookingFile(client, file)}>
      {children}
    </DownloadButton>
  );
}
