// The worker: runs the engine.
import { serve } from './worker_host';

serve();
