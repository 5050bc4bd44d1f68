import * as react from 'react/jsx-runtime';
import { drawByReact } from './view-jsx';

// The application is here: the views that the first painter has drawn are React's from now on.
drawByReact(react);
